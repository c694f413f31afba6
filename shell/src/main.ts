import { applyColorMode } from '@meet/ui';
import { installScriptLoader } from './remotes/installScriptLoader.ts';
import { start } from './app/start.tsx';

applyColorMode();
installScriptLoader();
void start();
