import { start } from './app/start.ts';
import { installScriptLoader } from './remotes/installScriptLoader.ts';

installScriptLoader();
void start();
