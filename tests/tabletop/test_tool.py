"""Movement tools: laid round corners, and slid along."""

from __future__ import annotations

import pytest

from tablero.kernel import Rng
from tablero.tabletop import (
    COS,
    INCH,
    MM,
    SIN,
    TURN,
    Barred,
    Battlefield,
    Body,
    Going,
    Ground,
    Laid,
    Pose,
    Reached,
    Shape,
    Tool,
    ahead,
    around,
    facing_to,
    first_entered,
    near_line,
    overlapping,
    slide,
    turn_between,
    whole_slide,
)
from tablero.tabletop.tool import BENDS

TOOL = Tool(175 * MM, 25 * MM)
BASE = 27 * MM


def walled(*walls: Body) -> Ground:
    """The ground for the tool, with these walls."""
    field = Battlefield(60 * INCH, 44 * INCH)
    barred = tuple(Barred(field.add(wall), 0, 1 << 18) for wall in walls)
    return Ground(field, Shape.disc(TOOL.width), 1, Going(barred))


def wall(x: int, y: int, length: int, width: int) -> Body:
    return Body(Shape.rectangle(length, width), Pose(x, y), height=9 * INCH)


@pytest.mark.parametrize("step", range(0, TURN, 37))
def test_a_facing_leads_where_it_looks(step: int) -> None:
    far = 1 << 20
    assert facing_to(COS[step] // 1024, SIN[step] // 1024) in (step, (step - 1) % TURN)
    x, y = ahead((0, 0), step, far)
    assert abs(x * x + y * y - far * far) < 4 * far


def test_what_touches_a_tool_is_as_near_as_its_bodies_say() -> None:
    rng = Rng(5)
    for _ in range(300):
        laid = TOOL.laid((20000, 20000), rng.below(TURN), rng.between(-900, 900))
        point = rng.between(0, 40000), rng.between(0, 40000)
        field = Battlefield(60 * INCH, 44 * INCH)
        halves = [field.add(body) for body in TOOL.bodies(laid)]
        disc = field.add(Body(Shape.disc(BASE), Pose(*point)))
        on_it = any(overlapping(field, half, disc) for half in halves)
        assert TOOL.touches(laid, point, BASE // 2) or not on_it
        assert on_it or not TOOL.touches(laid, point, BASE // 2 - 3)


def reach(ground: Ground, start: tuple[int, int], goal: tuple[int, int]) -> Laid | None:
    begins = around(start, BASE // 2, goal)
    return TOOL.lay(ground, begins, goal, BASE // 2 + TOOL.width // 2, TOOL.touched_by(BASE // 2))


def test_a_tool_reaches_as_far_as_it_is_long_and_two_bases() -> None:
    ground, start = walled(), (50000, 50000)
    for step in range(0, TURN, 61):
        assert reach(ground, start, ahead(start, step, TOOL.length + BASE - 10)) is not None
        assert reach(ground, start, ahead(start, step, TOOL.length + BASE + 30)) is None


def test_a_tool_is_laid_round_a_wall_and_never_over_it() -> None:
    ground, start = walled(wall(56000, 50000, 1000, 9000)), (50000, 50000)
    laid = reach(ground, start, (61000, 54000))
    assert laid is not None
    assert TOOL.over(laid, ground) is None
    assert TOOL.over(TOOL.laid((51350, 50000), 0, 0), ground) == 0
    assert reach(ground, start, (64000, 50000)) is None
    assert reach(walled(), start, (64000, 50000)) is not None


def test_whatever_is_found_is_free_and_reaches_its_goal() -> None:
    rng, found = Rng(3), 0
    for _ in range(60):
        places = [(rng.between(40000, 60000), rng.between(40000, 60000)) for _ in range(4)]
        ground = walled(*[wall(x, y, 2000, 4000) for x, y in places])
        goal = rng.between(40000, 62000), rng.between(40000, 62000)
        laid = reach(ground, (50000, 50000), goal)
        if laid is not None:
            found += 1
            assert TOOL.over(laid, ground) is None
            assert TOOL.touches(laid, goal, BASE // 2)
            assert near_line(laid.start, (50000, 50000), (50000, 50000), BASE // 2 + 2)
    assert found > 10


def reaches(laid: Laid, goal: tuple[int, int], at: Reached) -> bool:
    """Whether a tool reaches a goal, worked out in the plainest way."""
    start, joint, end = laid
    on_line = near_line(goal, start, joint, at.line) or near_line(goal, joint, end, at.line)
    return (
        (at.end >= 0 and near_line(goal, end, end, at.end))
        or (at.line >= 0 and on_line)
        or (at.bar >= 0 and TOOL.touches(laid, goal, at.bar - TOOL.width // 2))
    )


def first_way(ground: Ground, start: tuple[int, int], goal: tuple[int, int], at: Reached) -> Laid | None:
    """The first way to lay the tool of all that are tried, the plain search."""
    for begin, facing in around(start, BASE // 2, goal):
        joint = ahead(begin, facing, TOOL.length // 2)
        straight = turn_between(facing, facing_to(goal[0] - joint[0], goal[1] - joint[1]))
        straight = max(-TOOL.most_bend, min(TOOL.most_bend, straight))
        for more in BENDS:
            laid = TOOL.laid(begin, facing, straight + more)
            if abs(straight + more) > TOOL.most_bend:
                continue
            if not reaches(laid, goal, at):
                if more == 0:
                    break
                continue
            if TOOL.over(laid, ground) is None:
                return laid
    return None


@pytest.mark.parametrize("at", [TOOL.touched_by(BASE // 2), Reached(line=50, end=BASE // 2 + 4), Reached(line=900)])
def test_a_tool_is_laid_in_the_first_way_that_leads_there(at: Reached) -> None:
    rng, found, bent = Rng(11), 0, 0
    near = BASE // 2 + TOOL.width // 2 + 4
    for _ in range(80):
        places = [(rng.between(44000, 60000), rng.between(44000, 60000)) for _ in range(5)]
        ground = walled(*[wall(x, y, 2000, 4000) for x, y in places])
        goal = rng.between(36000, 64000), rng.between(36000, 64000)
        laid = TOOL.lay(ground, around((50000, 50000), BASE // 2, goal), goal, near, at)
        assert laid == first_way(ground, (50000, 50000), goal, at)
        found += laid is not None
        bent += laid is not None and laid != TOOL.laid(*next(around((50000, 50000), BASE // 2, goal)), 0)
    assert 20 < found < 80
    assert bent > 5


@pytest.mark.parametrize("bend", [-900, -300, 0, 10, 450, 900])
@pytest.mark.parametrize("notch", [0, 1800, 900])
def test_a_slide_ends_with_the_other_notch_at_the_end_of_the_tool(bend: int, notch: int) -> None:
    start, arm = Pose(50000, 50000, 0, 200), 2200
    path = slide(start, TOOL, arm, bend, whole_slide(TOOL, arm), notch)
    laid = TOOL.laid(ahead((start.x, start.y), 200 + notch, arm), 200 + notch, bend)
    back = ahead((path[-1].x, path[-1].y), path[-1].facing + notch + TURN // 2, arm)
    assert abs(back[0] - laid.end[0]) < 5
    assert abs(back[1] - laid.end[1]) < 5
    assert path[-1].facing == (200 + bend) % TURN


def test_what_slides_enters_what_is_in_its_way_wherever_the_table_ends() -> None:
    field = Battlefield(20 * INCH, 20 * INCH)
    post = field.add(wall(22 * INCH, 10 * INCH, 500, 500))
    ground = Ground(field, Shape.disc(BASE), 1, Going((Barred(post),)))
    start = Pose(15 * INCH, 10 * INCH)
    assert first_entered(ground, start, slide(start, TOOL, 1000, 0, 18000)) == (2, post)
    assert first_entered(ground, start, slide(start, TOOL, 1000, 900, 18000)) is None
    assert first_entered(ground, start, slide(start, TOOL, 1000, 0, 14000)) is None
