import { createContext, useContext } from 'react';

/** What the server assumed about the browser when it rendered the page; the first render in the browser assumes the same. */
export interface RenderedAs {
  isPhone: boolean;
  year: number;
}

export const RenderedAsContext = createContext<RenderedAs>({
  isPhone: true,
  year: new Date().getFullYear(),
});

export function useRenderedAs(): RenderedAs {
  return useContext(RenderedAsContext);
}
