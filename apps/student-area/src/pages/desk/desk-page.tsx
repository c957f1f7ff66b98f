import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** The desk of the staff: its pending work. */
export const Component = () => <DeskPlace route="desk" />;
