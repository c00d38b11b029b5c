import { onTestFinished } from 'vitest';

/** Another tab of the site: sends messages to this one and records those it receives. */
export function otherTab(name = 'session'): { tell: (news: unknown) => void; heard: unknown[] } {
  const channel = new BroadcastChannel(name);
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
  onTestFinished(() => channel.close());
  // oxlint-disable-next-line require-post-message-target-origin -- a channel never leaves its origin
  return { tell: (news) => channel.postMessage(news), heard };
}
