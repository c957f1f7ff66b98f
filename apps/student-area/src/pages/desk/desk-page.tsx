import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** The desk of the staff: what waits for it. */
export const Component = () => <DeskPlace route="desk" />;
