/** Static members of a component that React itself reads. */
const OWN = new Set([
  'displayName',
  'defaultProps',
  'propTypes',
  'contextTypes',
  'childContextTypes',
  'contextType',
  'getDerivedStateFromProps',
]);

/**
 * Replaces hoist-non-react-statics, which formik and Emotion use for wrapper components: it copies static members of a
 * component to its wrapper. This saves a kilobyte on every page with a form.
 */
export default function hoistStatics(wrapper, component) {
  for (const name of Object.keys(component)) {
    if (!OWN.has(name) && !(name in wrapper)) wrapper[name] = component[name];
  }
  return wrapper;
}
