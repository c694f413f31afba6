export { AdministratorsView } from './AdministratorsView.tsx';
