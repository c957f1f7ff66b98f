import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** One of them. */
export const Component = () => <DeskPlace route="deskQuestion" />;
