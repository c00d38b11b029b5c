export { FiguresSummary, SchoolFigures } from './figures-summary.tsx';
