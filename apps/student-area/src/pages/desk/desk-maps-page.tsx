import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** Public maps at the desk. */
export const Component = () => <DeskPlace route="deskMaps" />;
