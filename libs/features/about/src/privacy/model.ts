import type { ReactNode } from 'react';

/** Facts of a deployment that the text depends on. */
export interface PrivacySetting {
  /** Address for questions about personal data, otherwise the support's; empty: the help centre is linked instead. */
  email: string;
  helpUrl: string;
  /** Whether visits are measured, with the visitor's consent. */
  measures: boolean;
}

export interface PrivacyPart {
  /** The fragment of the part's address. */
  id: string;
  title: string;
  text: ReactNode;
}
