export { craseQuestion, listCalls } from './list-calls';
export { renderScreen } from './render-screen';
