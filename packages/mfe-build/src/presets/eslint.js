import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Modules that a remote must not import, each with the reason. */
export const FORBIDDEN_IMPORTS = [
  {
    group: ['@chakra-ui/*', '@ark-ui/*', '@emotion/*'],
    message: 'The design system is @meet/ui: use a component of it, or ask for one.',
  },
  {
    group: ['mfe-*', '!@meet/mfe-build', '!@meet/mfe-build/*', '@meet/shell', '@meet/shell/*'],
    message: 'Remotes and the shell never import each other: use slots, events or hrefFor.',
  },
  {
    group: ['@meet/service-*', '@meet/gateway', '@meet/embedded-mongo', 'mongoose', 'mongodb'],
    message: 'Browser code reaches the server by calls alone.',
  },
];

const LAYERS =
  'Parts of several teams lie over each other: name a layer of the design system (sticky, panel, floating, overlay, …).';
const CAPTURE = 'A handler that captures keys takes them from everybody else’s parts: listen on your own elements.';
const GLOBAL_STYLE = 'A style for the whole page changes other teams’ parts: style your own elements.';

/** Syntax by which one remote would affect the others’ parts of the page. */
export const CONSIDERATE_SYNTAX = [
  { selector: 'JSXAttribute[name.name="zIndex"] Literal[raw=/^.?-?\\d/]', message: LAYERS },
  { selector: 'Property[key.name="zIndex"] > Literal[raw=/^.?-?\\d/]', message: LAYERS },
  { selector: 'Property[key.value="z-index"] > Literal[raw=/^.?-?\\d/]', message: LAYERS },
  { selector: 'AssignmentExpression[left.property.name="zIndex"]', message: LAYERS },
  { selector: 'TemplateElement[value.raw=/z-index\\s*:\\s*-?\\d/]', message: LAYERS },
  { selector: 'JSXAttribute[name.name=/^onKey(Down|Up|Press)Capture$/]', message: CAPTURE },
  {
    selector:
      'CallExpression:matches([callee.name="addEventListener"], [callee.property.name="addEventListener"])[arguments.0.value=/^key/][arguments.2.value=true]',
    message: CAPTURE,
  },
  {
    selector:
      'CallExpression:matches([callee.name="addEventListener"], [callee.property.name="addEventListener"])[arguments.0.value=/^key/] > ObjectExpression > Property[key.name="capture"][value.value!=false]',
    message: CAPTURE,
  },
  { selector: 'JSXOpeningElement[name.name=/^(style|Global)$/]', message: GLOBAL_STYLE },
  { selector: 'CallExpression[callee.property.name="insertRule"]', message: GLOBAL_STYLE },
  {
    selector: 'CallExpression[callee.property.name="createElement"][arguments.0.value="style"]',
    message: GLOBAL_STYLE,
  },
  { selector: 'MemberExpression[property.name="adoptedStyleSheets"]', message: GLOBAL_STYLE },
];

/** Rules for all code of the product. */
export const COMMON_RULES = {
  plugins: { 'react-hooks': reactHooks },
  rules: {
    ...reactHooks.configs.recommended.rules,
    '@typescript-eslint/consistent-type-imports': 'error',
    // A package extends the table of another one by `interface RemoteEventTable extends PageEventsOf<typeof pageEvents>
    // {}`.
    '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-undef': 'off',
    'object-shorthand': 'error',
    'prefer-const': 'error',
  },
};

/**
 * Complete configuration of a remote: `export { default } from '@meet/mfe-build/eslint';` in its `eslint.config.js`.
 */
export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', 'coverage/', '**/*.generated.ts'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  COMMON_RULES,
  {
    rules: {
      'no-restricted-imports': ['error', { patterns: FORBIDDEN_IMPORTS }],
      'no-restricted-syntax': ['error', ...CONSIDERATE_SYNTAX],
    },
  },
);
