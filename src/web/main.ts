import { mount } from 'svelte'
import Home from './home.svelte'
import { chosenLanguage } from './words.ts'

document.documentElement.lang = chosenLanguage(navigator.languages)

const target = document.querySelector('#app')
if (target === null) throw new Error('the page has no #app')
mount(Home, { target })
