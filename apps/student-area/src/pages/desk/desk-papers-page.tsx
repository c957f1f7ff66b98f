import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** The staff's uploaded papers. */
export const Component = () => <DeskPlace route="deskPapers" />;
