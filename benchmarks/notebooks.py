"""The notebooks of docs/notebooks, run from top to bottom: one that fails fails the run.

Run with: python -m benchmarks.notebooks [--write] [NAME …]

`--write` keeps what came out in the notebooks. `NOTEBOOK_GAMES` is how many games each plays, fewer than it says by itself.
"""

from __future__ import annotations

import argparse
import ast
import base64
import io
import json
import sys
import traceback
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import matplotlib

FOLDER = Path(__file__).parent.parent / "docs" / "notebooks"


def run_cell(source: str, module: dict[str, Any]) -> list[dict[str, Any]]:
    """Run a cell as Jupyter does; return what it printed, its last value and its figures."""
    import matplotlib.pyplot as plt

    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), module)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), module)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(printed.getvalue())})
    if value is not None:
        told = {"data": {"text/plain": _lines(repr(value))}, "metadata": {}, "execution_count": None}
        outputs.append({"output_type": "execute_result", **told})
    for number in plt.get_fignums():
        picture = io.BytesIO()
        plt.figure(number).savefig(picture, format="png", dpi=80, metadata={"Software": None})
        data = {"image/png": base64.b64encode(picture.getvalue()).decode()}
        outputs.append({"output_type": "display_data", "data": data, "metadata": {}})
    plt.close("all")
    return outputs


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def run(path: Path, write: bool) -> bool:
    """Run a notebook; tell whether all of it ran."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    module: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(one for one in notebook["cells"] if one["cell_type"] == "code"):
        try:
            cell["outputs"] = run_cell("".join(cell["source"]), module)
        except Exception:
            print(f"{path.name}, code cell {number + 1}:\n{traceback.format_exc()}", flush=True)
            return False
    if write:
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{path.name}: ran", flush=True)
    return True


def main() -> None:
    """Run all notebooks, or those that are named."""
    matplotlib.use("agg")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--write", action="store_true", help="keep what came out")
    given = parser.parse_args()
    paths = [FOLDER / f"{name}.ipynb" for name in given.names] or sorted(FOLDER.glob("*.ipynb"))
    ran = [run(path, given.write) for path in paths]
    sys.exit(0 if all(ran) else 1)


if __name__ == "__main__":
    main()
