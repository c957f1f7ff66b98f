import { DeskPlace } from '../../desk/desk-place';

export const title = 'Mesa';

/** Roles, which masters grant. */
export const Component = () => <DeskPlace route="deskPeople" />;
