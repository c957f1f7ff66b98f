import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** What the staff did. */
export const Component = () => <DeskPlace route="deskAudit" />;
