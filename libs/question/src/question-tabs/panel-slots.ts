import { createContext, useContext, type ComponentType } from 'react';

/** Parts of a question's panel from other features, passed in by the application. */
export interface PanelSlots {
  /** Content of the tab "Cadernos"; without it there is no such tab. */
  NotebooksTab?: ComponentType<{ questionId: number }>;
}

const PanelSlotsContext = createContext<PanelSlots>({});

/** Provides the parts to every panel below. */
export const PanelSlotsProvider = PanelSlotsContext.Provider;

/** The components that the application provides to the panel. */
export const usePanelSlots = (): PanelSlots => useContext(PanelSlotsContext);
