import { EditalScreen } from '@mapa/maps';

export const title = 'Edital';

/** What was read of an edital, and its map. */
export const Component = () => <EditalScreen />;
