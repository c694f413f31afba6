import { toOperation } from '@meet/contracts';
import * as calls from '../previews.ts';

export const choosePreview = toOperation(calls.choosePreview, 'a17c2c81b1d33b384a4fc510bf77094e258d09ff6ecefa3e7dd8d53e43ace512');
export const createPreviewLink = toOperation(calls.createPreviewLink, '1b2fc5f5ed010f77d0e73f5474d3d17d925701b19944ae56c1c54490661de906');
export const getPreviews = toOperation(calls.getPreviews, '96da09143ef308be70cee0eb35b900e47fe7be4ceafaad065e859a357f61c8ea');
export const getTesters = toOperation(calls.getTesters, '0a8e8e1e2b18710abdf8912a0d8dbb7f938a892451c0c5103ee255c146ed32bf');
export const setTesters = toOperation(calls.setTesters, '07a9a43b572538801108fc9e69328c195f76f8b3fdf872ae792c2ec3083acc9d');
