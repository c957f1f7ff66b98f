import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** Proposed corrections at the desk. */
export const Component = () => <DeskPlace route="deskProposals" />;
