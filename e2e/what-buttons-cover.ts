interface Box {
  element: Element;
  text: string;
  /** The text itself; undefined for a control. */
  range: Range | undefined;
}

/** A box and its place on the page, in pixels below the top; all of the page for one that does not scroll with it. */
interface PlacedBox extends Box {
  top: number;
  bottom: number;
}

/**
 * Runs in the page: scrolls it from top to bottom, by the height of the corner buttons at a time, and returns every
 * control and line of text that any of them lay over.
 */
export async function whatButtonsCover(): Promise<string[]> {
  const corner = document.querySelector('aside');
  const buttons = [...(corner?.querySelectorAll('button') ?? [])];
  if (!corner || buttons.length !== 2) return ['The buttons are missing.'];

  /** In pixels, for boxes that have moved a little since they were measured. */
  const MARGIN = 200;
  const covered = new Set<string>();
  scrollTo({ top: 0, behavior: 'instant' });
  let pageHeight = 0;
  let beneath: PlacedBox[] = [];
  let places: DOMRect[] = [];
  let painted = Number.NEGATIVE_INFINITY;
  for (;;) {
    // Parts of the page that load when they come near need a frame. Scrolling and measuring do not, so most steps skip it.
    if (scrollY >= painted + innerHeight / 2) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      painted = scrollY;
    }
    places = buttons.map((button) => button.getBoundingClientRect());
    if (document.documentElement.scrollHeight !== pageHeight) {
      pageHeight = document.documentElement.scrollHeight;
      beneath = boxesBeneath();
    }
    if (!buttons.every(isOnTop)) covered.add('A button is covered.');
    for (const box of beneath.filter(isNear)) {
      if (rectsOf(box).some((rect) => isCovered(rect) && isSeen(box.element, rect))) {
        covered.add(box.text);
      }
    }
    const before = scrollY;
    scrollBy({ top: stepOf(), behavior: 'instant' });
    if (scrollY === before) return [...covered];
  }

  /** Nothing moves sideways when a page is scrolled, so boxes beside the column of the buttons stay there. */
  function boxesBeneath(): PlacedBox[] {
    return contents().flatMap((box) => {
      const rects = rectsOf(box);
      if (!rects.some(isInColumn)) return [];
      if (!scrolls(box.element)) return [{ ...box, top: 0, bottom: pageHeight }];
      const top = scrollY + Math.min(...rects.map((rect) => rect.top));
      const bottom = scrollY + Math.max(...rects.map((rect) => rect.bottom));
      return [{ ...box, top, bottom }];
    });
  }

  /** Measuring every line of a long page at every step takes a minute; those far from the buttons cannot be covered. */
  function isNear({ top, bottom }: PlacedBox): boolean {
    const first = scrollY + Math.min(...places.map((place) => place.top)) - MARGIN;
    const last = scrollY + Math.max(...places.map((place) => place.bottom)) + MARGIN;
    return top < last && bottom > first;
  }

  function scrolls(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return false;
    }
    return true;
  }

  function isOnTop(button: Element): boolean {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }

  function stepOf(): number {
    return innerHeight - Math.min(...places.map(({ top }) => top));
  }

  function contents(): Box[] {
    const boxes: Box[] = [];
    for (const element of document.querySelectorAll('a, button, input, textarea, select')) {
      if (corner?.contains(element)) continue;
      boxes.push({ element, text: `${element.tagName} ${element.textContent}`, range: undefined });
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || corner?.contains(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push({ element, text, range });
    }
    return boxes;
  }

  /** One for each line of a text. */
  function rectsOf({ element, range }: Box): DOMRect[] {
    return [...(range ?? element).getClientRects()];
  }

  function isInColumn({ left, right }: DOMRect): boolean {
    return places.some((place) => place.left < right && left < place.right);
  }

  function isCovered(rect: DOMRect): boolean {
    return places.some((place) => meet(place, rect));
  }

  /** Whether any of the box under a button would be visible without the buttons. */
  function isSeen(element: Element, rect: DOMRect): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    let { left, top, right, bottom } = rect;
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible' || around === document.documentElement) {
        continue;
      }
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    // A page ends at the strip, which hides what is below: all of a line at once, as the edge of the window does.
    if (corner && isStrip(corner)) bottom = Math.min(bottom, corner.getBoundingClientRect().top);
    const seen = new DOMRect(left, top, right - left, bottom - top);
    if (seen.width <= 1 || seen.height <= 1) return false;
    return isCovered(seen);
  }

  function isStrip(element: Element): boolean {
    const { left, right, bottom } = element.getBoundingClientRect();
    const isOpaque = getComputedStyle(element).backgroundColor.startsWith('rgb(');
    const { clientWidth } = document.documentElement;
    return isOpaque && left <= 0 && right >= clientWidth && bottom >= innerHeight;
  }

  function meet(one: DOMRect, other: DOMRect): boolean {
    return (
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom
    );
  }
}
