export { PerformanceScreen } from './performance-screen';
