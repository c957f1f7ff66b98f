import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** Papers that the staff brings in. */
export const Component = () => <DeskPlace route="deskPapers" />;
