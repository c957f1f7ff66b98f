import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** The order of a map at the desk. */
export const Component = () => <DeskPlace route="deskMap" />;
