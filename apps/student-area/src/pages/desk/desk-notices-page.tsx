import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** Notices of the catalogue at the desk. */
export const Component = () => <DeskPlace route="deskNotices" />;
