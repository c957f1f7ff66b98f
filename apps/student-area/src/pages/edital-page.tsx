import { EditalScreen } from '@mapa/maps';

export const title = 'Edital';

/** The reading of an edital, and its map. */
export const Component = () => <EditalScreen />;
