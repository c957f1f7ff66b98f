export { PerformanceScreen } from './screen/performance-screen';
