import { AddToNotebook } from '@mapa/notebooks';
import { PanelSlotsProvider } from '@mapa/question';
import type { ReactNode } from 'react';

const SLOTS = { NotebooksTab: AddToNotebook };

/** Provides the student's notebooks to every question beneath. */
export const WithNotebooks = ({ children }: { children: ReactNode }) => (
  <PanelSlotsProvider value={SLOTS}>{children}</PanelSlotsProvider>
);
