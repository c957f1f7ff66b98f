import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** A paper at the desk. */
export const Component = () => <DeskPlace route="deskPaper" />;
