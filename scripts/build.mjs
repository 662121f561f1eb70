/** Builds the web app where its sources changed since it was built. */
import { prepare } from './prepare.mjs';

prepare();
