export { InfoBubble, type InfoBubbleProps } from './InfoBubble.tsx';
