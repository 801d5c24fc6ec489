"""Draw the icons of the browser client as PNG from `web/public/icon.svg`: `make icons`."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parents[1] / "web" / "public"
SIZES = (192, 512)
BROWSERS = ("chromium", "google-chrome", "chromium-browser")


def main() -> None:
    """Draw each size."""
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing}")
            picture = Image.open(io.BytesIO(page.screenshot())).convert("P", palette=Image.Palette.ADAPTIVE, colors=32)
            picture.save(FOLDER / f"icon-{size}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
