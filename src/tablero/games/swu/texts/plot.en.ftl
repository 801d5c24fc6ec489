# Plot (swu:7.5.19).
swu-head-when-played-plot = When Played using Plot
swu-keyword-plot = Plot
swu-keyword-name-plot = Plot
swu-next-card-by-plot = the next card you play using Plot this phase costs { $amount } { $amount ->
    [one] resource
   *[other] resources
} less
swu-ask-plot = Which cards with Plot do you play from your resources?
