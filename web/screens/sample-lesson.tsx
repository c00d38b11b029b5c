import { SampleViewer } from '../features/library/index.ts';

/** Over the sample week. Apart from it, because the viewer is large. */
export function SampleLesson() {
  return <SampleViewer />;
}
