import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** The desk of the staff: leads to its first part. */
export const Component = () => <DeskPlace />;
