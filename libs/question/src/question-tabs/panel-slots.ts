import { createContext, useContext, type ComponentType } from 'react';

/** The parts of a question's panel that other features make: the application hands them in. */
export interface PanelSlots {
  /** What the tab "Cadernos" holds; without it there is no such tab. */
  NotebooksTab?: ComponentType<{ questionId: number }>;
}

const PanelSlotsContext = createContext<PanelSlots>({});

/** Hands the parts to every panel beneath. */
export const PanelSlotsProvider = PanelSlotsContext.Provider;

/** The components that the application provides to the panel. */
export const usePanelSlots = (): PanelSlots => useContext(PanelSlotsContext);
