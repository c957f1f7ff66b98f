import { SittingScreen } from '@mapa/sittings';
import { useParams } from 'react-router-dom';
import { renderSheetQuestion } from '../study/render-sheet-question';

export const title = 'Simulado';

/** A running simulated exam. */
export const Component = () => <SittingScreen id={useParams().id ?? ''} renderQuestion={renderSheetQuestion} />;
