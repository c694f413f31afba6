export { ApolloScope } from './ApolloScope.tsx';
