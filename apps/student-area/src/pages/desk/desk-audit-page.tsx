import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** The audit log of the staff. */
export const Component = () => <DeskPlace route="deskAudit" />;
