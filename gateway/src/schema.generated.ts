import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GatewayContext } from './graphql/createContext.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Signed 53-bit whole number, as JavaScript counts milliseconds. */
  Timestamp: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /** The product's version, as its three space-separated parts. */
  version: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
};

export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Everything that reaches this person: their own channel, and those of their rooms, groups and meetings.
   * The first event is SubscribedEvent; what is fetched after it misses nothing.
   */
  events: Event;
};

export type Event = {
  /** The name on the bus. */
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
};

/** The connection has been joined to all its channels. */
export type SubscribedEvent = Event & {
  __typename?: 'SubscribedEvent';
  type: Scalars['String']['output'];
  channel: Scalars['String']['output'];
  at: Scalars['Timestamp']['output'];
};

/** An expected refusal. */
export type Failure = {
  __typename?: 'Failure';
  /** Stable, upper snake case. */
  code: Scalars['String']['output'];
  /** In the caller's language. */
  message: Scalars['String']['output'];
  fields: Array<FieldFailure>;
};

export type FieldFailure = {
  __typename?: 'FieldFailure';
  path: Scalars['String']['output'];
  key: Scalars['String']['output'];
  message: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Event: ( Partial<SubscribedEvent> );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Timestamp: ResolverTypeWrapper<Partial<Scalars['Timestamp']['output']>>;
  Query: ResolverTypeWrapper<unknown>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  Mutation: ResolverTypeWrapper<unknown>;
  Subscription: ResolverTypeWrapper<unknown>;
  Event: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Event']>;
  SubscribedEvent: ResolverTypeWrapper<Partial<SubscribedEvent>>;
  Failure: ResolverTypeWrapper<Partial<Failure>>;
  FieldFailure: ResolverTypeWrapper<Partial<FieldFailure>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Timestamp: Partial<Scalars['Timestamp']['output']>;
  Query: unknown;
  String: Partial<Scalars['String']['output']>;
  Mutation: unknown;
  Subscription: unknown;
  Event: ResolversInterfaceTypes<ResolversParentTypes>['Event'];
  SubscribedEvent: Partial<SubscribedEvent>;
  Failure: Partial<Failure>;
  FieldFailure: Partial<FieldFailure>;
  Boolean: Partial<Scalars['Boolean']['output']>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  events?: SubscriptionResolver<ResolversTypes['Event'], "events", ParentType, ContextType>;
};

export type EventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  __resolveType: TypeResolveFn<'SubscribedEvent', ParentType, ContextType>;
};

export type SubscribedEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscribedEvent'] = ResolversParentTypes['SubscribedEvent']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['FieldFailure']>, ParentType, ContextType>;
};

export type FieldFailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldFailure'] = ResolversParentTypes['FieldFailure']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Timestamp?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  SubscribedEvent?: SubscribedEventResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FieldFailure?: FieldFailureResolvers<ContextType>;
};

