import type { ReactNode } from 'react';

/** What the text depends on in a deployment. */
export interface PrivacySetting {
  /** Whom to write to about personal data, else the support; empty: the help centre leads there. */
  email: string;
  helpUrl: string;
  /** Whether visits are measured once somebody agrees. */
  measures: boolean;
}

export interface PrivacyPart {
  /** The fragment of the part's address. */
  id: string;
  title: string;
  text: ReactNode;
}
