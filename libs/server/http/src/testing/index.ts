export { startCollector, type ReceivedSpan } from './collector';
