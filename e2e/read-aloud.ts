import type { Page } from '@playwright/test';

/** What a screen reader comes across, in its order: `heading 2 "Weeks"`, `button "Next page"`, `"Page 1 of 3"`. */
export async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const [root] = nodes;
  if (root) read(root);
  return lines;

  function read(node: (typeof nodes)[number]): void {
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '').trim();
    if (!node.ignored) {
      if (role === 'StaticText') {
        if (name !== '') lines.push(JSON.stringify(name));
        return;
      }
      if (!SILENT.has(role)) lines.push([role, ...levelOf(node), JSON.stringify(name)].join(' '));
      if (SAID_BY_NAME.has(role)) return;
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) read(child);
    }
  }

  function levelOf({ properties }: (typeof nodes)[number]): string[] {
    const level = properties?.find((property) => property.name === 'level')?.value.value;
    return level === undefined ? [] : [String(level)];
  }
}

/** Roles that add nothing to their contents. */
const SILENT = new Set([
  'RootWebArea',
  'generic',
  'none',
  'paragraph',
  'LineBreak',
  'LabelText',
  'listitem',
]);
/** Roles whose contents are their name. */
const SAID_BY_NAME = new Set([
  'button',
  'link',
  'heading',
  'tab',
  'textbox',
  'checkbox',
  'combobox',
]);
