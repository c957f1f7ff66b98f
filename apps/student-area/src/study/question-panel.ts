export { QuestionPanel } from '@mapa/questions';
