"""The same work on a cluster: Ray, where it is installed (`tablero[cluster]`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from tablero.kernel import Reason, UserError, say
from tablero.sim.pool import AHEAD, Batches, Work, timed

T = TypeVar("T")

RETRIES: Final = 3
"""How often a batch is begun again elsewhere after its worker has died."""


class NotInstalled(UserError):
    """Something is asked for that needs a package which is not there."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(Reason(say("sim-not-installed", package=package, extra=f"tablero[{extra}]")))


def spread_on_ray(work: Work[T], numbers: Sequence[int], workers: int) -> Iterator[tuple[Sequence[int], T]]:
    """Yield what `work` gives for each batch, as `pool.spread` does: on the cluster of `RAY_ADDRESS`, or else on this machine."""
    try:
        import ray as ray_package
    except ImportError as error:
        raise NotInstalled("ray", "cluster") from error
    ray: Any = ray_package  # only parts of it are typed
    began = not ray.is_initialized()
    if began:
        ray.init(include_dashboard=False, log_to_driver=False, **_here(workers))
    try:
        task = ray.remote(max_retries=RETRIES)(timed)
        shared = ray.put(work)
        most = AHEAD * int(ray.cluster_resources().get("CPU", workers))
        batches, running = Batches(numbers), dict[Any, Sequence[int]]()
        while True:
            while len(running) < most and (batch := batches.take()) is not None:
                running[task.remote(shared, batch)] = batch
            if not running:
                return
            [done], _ = ray.wait(list(running), num_returns=1)
            seconds, result = ray.get(done)
            batch = running.pop(done)
            batches.took(batch, seconds)
            yield batch, result
    finally:
        if began:
            ray.shutdown()


def _here(workers: int) -> dict[str, Any]:
    """Return how Ray is started where no cluster is named."""
    import os

    return {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": workers}
