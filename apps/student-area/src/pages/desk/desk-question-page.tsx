import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** A question at the desk. */
export const Component = () => <DeskPlace route="deskQuestion" />;
