import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './scripts/compressed-files.ts';

export default defineConfig({
	plugins: [react(), compressedFiles()],
	build: {
		outDir: 'dist/web',
		// The content security policy allows files of our own, and no data: addresses.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [
						// What every page needs is one file, and so asked for at once.
						{ name: 'app', tags: ['$initial'] },
						// Small parts that most pages share: each as a file of its own costs half a kilobyte of headers.
						{ name: 'common', minShareCount: 12, maxModuleSize: 8000 },
					],
				},
			},
		},
		// Each file's size would be reported compressed, for which all of them would be compressed once more.
		reportCompressedSize: false,
	},
	// A worker loads what opens documents only when it is given one.
	worker: { format: 'es' },
	server: { proxy: { '/api': 'http://127.0.0.1:3000', '/share': 'http://127.0.0.1:3000' } },
});
