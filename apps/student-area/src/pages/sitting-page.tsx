import { SittingScreen } from '@mapa/sittings';
import { useParams } from 'react-router-dom';

export const title = 'Simulado';

/** A running simulated exam. */
export const Component = () => <SittingScreen id={useParams().id ?? ''} />;
