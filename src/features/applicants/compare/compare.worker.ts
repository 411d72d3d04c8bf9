import { expose } from 'comlink'
import { createComparer } from './comparer.ts'

expose(createComparer())
