import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** A notice at the desk, or the form of a new one. */
export const Component = () => <DeskPlace route="deskNotice" />;
