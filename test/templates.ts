/** What workers copy is made before they begin, since each of them would make it anew. */
import { dataDirTemplate } from './data-dir.ts';

export default async function makeTemplates(): Promise<void> {
	await dataDirTemplate();
}
