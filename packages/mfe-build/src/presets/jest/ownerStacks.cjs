/**
 * Makes React create elements without recording stacks. React records up to 10,000 stacks a second, only for its
 * developer tools. They take a tenth of the processor time of component tests. Warnings and errors are unaffected.
 */
function leaveOutOwnerStacks(React) {
  const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  // React counts stacks in this member, records none while the count is at its limit, and resets it each second.
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

module.exports = { leaveOutOwnerStacks };
