import type { Locator, Page } from '@playwright/test';
import { BRAND } from '#contract/brand.ts';
import { codeSentTo } from '#testing/sign-in-teacher.ts';
import { viewerCopy } from '../../web/copy/viewer.ts';
import { captureAtRest } from './capture.ts';
import { closingCard } from './closing-card.ts';
import { FILM_SIZE } from './film.ts';
import type { Stage } from './stage.ts';

export interface Scene {
  caption: string;
  play: (stage: Stage, product: { dataDir: string }) => Promise<void>;
  /** Its last picture stands for the film until that is started. */
  isPoster?: true;
}

const TEACHER = 'amy@orchard.example';
/** Leaves the search box and more of the lists in sight. */
const BROWSER_TOP = 100;
/** The viewer's own, with something to spare. */
const CONTROLS_FADE_MS = 3800;

/** What a teacher does, from the home page to the worksheet. */
export const SCENES: readonly Scene[] = [
  {
    caption: `${BRAND.name}: a structured spelling scheme for Year 2 to Year 6.`,
    play: async ({ page, hold, press }) => {
      await hold(1.8);
      await press(
        page.getByRole('link', { name: 'Explore resources' }),
        page.getByRole('heading', { name: 'Welcome Back' }),
      );
    },
  },
  {
    caption: 'Sign in with your school email address and a code. There is no password.',
    play: async ({ page, hold, press, type, change }, { dataDir }) => {
      await press(page.getByLabel('Email', { exact: true }));
      await type(TEACHER);
      const code = page.getByRole('textbox', { name: 'Verification code' });
      await press(page.getByRole('button', { name: 'Send Code' }), code);
      const digits = await codeSentTo(dataDir, TEACHER);
      await hold(0.4);
      await type(digits.slice(0, -1));
      await change(() => page.keyboard.type(digits.slice(-1)), year(page));
    },
  },
  {
    caption: 'Choose a year group and a week: everything for the lesson is there.',
    play: async ({ page, hold, press, scrollTo }) => {
      await scrollTo(BROWSER_TOP, 0.6);
      await press(year(page), week(page, 'Week 4'));
      await press(week(page, 'Week 4'), resource(page, 'Week 4', 'Slides.pdf'));
      await hold(0.8);
    },
  },
  {
    caption: 'Star what you want to find again.',
    play: async ({ page, hold, press }) => {
      await press(page.getByRole('button', { name: 'Favourite Slides.pdf' }));
      await hold(0.8);
    },
  },
  {
    caption: 'Or search, and go straight to the week you need.',
    play: async ({ page, hold, press, type }) => {
      await press(page.getByRole('combobox'));
      await type('week 23', captureAtRest);
      await hold(0.6);
      const found = page.getByRole('option').filter({ hasText: 'Year 3' });
      await press(found, resource(page, 'Week 23', 'Slides.pdf'));
      await hold(0.6);
    },
  },
  {
    caption: 'Every week has slides to teach from.',
    isPoster: true,
    play: async ({ page, hold, press }) => {
      await press(resource(page, 'Week 23', 'Slides.pdf'), page.getByText(/^Page 1 of/));
      await hold(0.3);
      await press(viewerButton(page, viewerCopy.zoomOut));
      await hold(0.9);
    },
  },
  {
    caption: 'Press Present, and the lesson fills the board. A clicker turns the pages.',
    play: async ({ page, hold, press, change, hidePointer }) => {
      await press(viewerButton(page, viewerCopy.close));
      await press(page.getByRole('button', { name: 'Present Slides.pdf' }), async () => {
        await page.getByText(/^Page 1 of/).waitFor();
        await page.waitForTimeout(CONTROLS_FADE_MS);
      });
      await hidePointer();
      await hold(0.4);
      for (const seconds of [0.4, 0.5, 0.6, 0.8, 0.8]) {
        await change(() => page.keyboard.press('ArrowRight'));
        await hold(seconds);
      }
    },
  },
  {
    caption: 'Zoom in for the back row.',
    play: async ({ page, hold, zoom }) => {
      const enlarge = async () => {
        await page.keyboard.press('+');
        // To a corner, where no line of the slide is cut in the middle.
        await page.mouse.wheel(-60, 144);
      };
      await zoom(enlarge, 1.2, { x: 340, y: FILM_SIZE.height });
      await hold(1.2);
    },
  },
  {
    caption: 'Then print the worksheet, or download it.',
    play: async ({ page, hold, press, change, moveTo }) => {
      await change(() => leaveViewer(page), resource(page, 'Week 23', 'Worksheet.pdf'));
      await press(resource(page, 'Week 23', 'Worksheet.pdf'), page.getByText(/^Page 1 of/));
      const smaller = viewerButton(page, viewerCopy.zoomOut);
      await press(smaller, () => smaller.click());
      await moveTo(viewerButton(page, viewerCopy.download));
      await hold(0.3);
      await moveTo(viewerButton(page, viewerCopy.print));
      await hold(0.6);
    },
  },
  {
    caption: `${BRAND.name}. Ready for Monday morning.`,
    play: async ({ playCard, hidePointer, hold }) => {
      await hidePointer();
      await playCard(await closingCard(), 1.5);
      await hold(2);
    },
  },
];

function year(page: Page): Locator {
  return page.getByRole('link', { name: 'Year 3', exact: true });
}

function week(page: Page, name: string): Locator {
  return page.getByRole('link', { name, exact: true });
}

/** Its name in the list, which opens it. */
function resource(page: Page, week: string, name: string): Locator {
  const address = encodeURI(`/Year 3/${week}/${name}`);
  return page.locator(`a[href$="${address}"]`).getByText(name, { exact: true });
}

/** The list behind the viewer has buttons with longer names that begin in the same way. */
function viewerButton(page: Page, name: string): Locator {
  return page.getByRole('dialog').getByRole('button', { name, exact: true });
}

/** Out of full screen and of the viewer; the click takes away the ring that shows where the keyboard is. */
async function leaveViewer(page: Page): Promise<void> {
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.mouse.click(FILM_SIZE.width / 2, FILM_SIZE.height - 4);
}
